/** What the contract's schemas say in English, as people read it. What the server says is worded there. */
export const wire = {
  validation: (text: string) => text,
}
