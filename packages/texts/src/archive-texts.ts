/** Facts in the guide to an archive, formatted for readers of one language. */
export interface ArchiveFacts {
  readonly username: string
  /** The address of the site. */
  readonly site: string
  /** When the archive was begun. */
  readonly at: string
}
