import type { Document } from '@redress/contract/documents.ts'

export const documentName = (document: Document, unnamed: string): string =>
  document.fileName ?? document.urlDescription ?? document.url ?? unnamed
