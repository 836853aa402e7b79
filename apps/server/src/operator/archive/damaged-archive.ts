/** The archive was truncated or altered. */
export class DamagedArchive extends Error {
  constructor(options?: ErrorOptions) {
    super('The archive is damaged', options)
  }
}
