/** How requests leave: a server that draws pages puts its own way in place of the browser's. */
export const transport = {
  send: (url: string, request: RequestInit): Promise<Response> => fetch(url, request),
}
