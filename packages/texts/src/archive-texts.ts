/** What the guide to an archive names, formatted for readers of one language. */
export interface ArchiveFacts {
  readonly username: string
  /** The address of the site. */
  readonly site: string
  /** When the archive was begun. */
  readonly at: string
}
