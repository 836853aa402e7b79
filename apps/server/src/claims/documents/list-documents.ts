import type { Document } from '@redress/contract/documents.ts'
import type { Connection } from '../../platform/database/database.ts'
import { presentDocument } from './document-presenter.ts'
import { findDocuments } from './document-repository.ts'

/** The documents and links of a claim, in the order in which they were added. */
export const documentsOfClaim = async (connection: Connection, claimId: string): Promise<Document[]> =>
  (await findDocuments(connection, claimId)).map(presentDocument)

/** Where the files of a claim are stored. */
export const storageKeysOfClaim = async (connection: Connection, claimId: string): Promise<string[]> =>
  (await findDocuments(connection, claimId)).flatMap(document => document.storage_key ?? [])
