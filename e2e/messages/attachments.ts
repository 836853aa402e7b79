import { pdf } from '../filing/sample-pdf.ts'

export const letter = { name: 'letter.pdf', mimeType: 'application/pdf', buffer: pdf('A letter') }
/** A link as its form is filled in, by the labels. */
export const photographs = { Description: 'Photographs', URL: 'https://photographs.example/roof' }
