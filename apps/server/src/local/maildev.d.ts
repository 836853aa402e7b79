/** The part of maildev's interface that is used; the package brings no types. */
declare module 'maildev' {
  interface Options {
    smtp: number
    ip: string
    web: number
    webIp: string
    mailDirectory: string
    silent: boolean
  }
  type TakeMail = (stream: NodeJS.ReadableStream, session: object, done: (error?: Error) => void) => void
  export default class MailDev {
    constructor(options: Options)
    /** Its SMTP server. */
    readonly smtp: { onData: TakeMail }
    listen(done: (error?: Error) => void): void
  }
}

declare module 'maildev/lib/web.js' {
  const web: { readonly server: import('node:http').Server | null }
  export default web
}
