/** The bytes are not those that were written: cut off, or changed. */
export class DamagedArchive extends Error {
  constructor(options?: ErrorOptions) {
    super('The archive is damaged', options)
  }
}
