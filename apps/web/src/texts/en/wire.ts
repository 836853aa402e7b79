/** What reaches the page in English, from the server or from the contract's schemas, as people read it. */
export const wire = {
  validation: (text: string) => text,
  failure: (_code: string, text: string) => text,
}
