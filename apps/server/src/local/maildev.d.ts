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
  export default class MailDev {
    constructor(options: Options)
    listen(done: (error?: Error) => void): void
  }
}
