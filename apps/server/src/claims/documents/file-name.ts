import { extensionsOf } from '@redress/domain/claim/document-rules.ts'
import { limits } from '@redress/domain/people/limits.ts'
import { cleanedLine } from '@redress/domain/text/cleaned.ts'
import { comparedFileName } from '@redress/domain/text/compared.ts'

/** Characters that some file systems reject in names. */
const reserved = /[<>:"|?*]/g

const extensionOf = (name: string): string => /\.([^.\s]{1,10})$/.exec(name)?.[1] ?? ''

/** Longer names are cut in the middle before they are cleaned; this many characters stay at each end. */
const longestEnd = 1_000

const shortened = (name: string): string =>
  name.length > 2 * longestEnd ? `${name.slice(0, longestEnd)}${name.slice(-longestEnd)}` : name

/** Trims dots and white space at both ends. A regular expression would take quadratic time. */
function stripped(name: string): string {
  const isEdge = (index: number) => /[.\s]/.test(name.charAt(index))
  let [start, end] = [0, name.length]
  while (start < end && isEdge(start)) start += 1
  while (end > start && isEdge(end - 1)) end -= 1
  return name.slice(start, end)
}

/**
 * Name under which a file is stored and served: no path, no invisible characters, at most 200 characters, and an
 * extension that fits the content.
 */
export function safeFileName(given: string, fileType: string): string {
  const base = shortened(given).toWellFormed().normalize('NFC').split(/[/\\]/).at(-1) ?? ''
  const name = stripped(cleanedLine(base).replace(reserved, '_')) || 'document'
  const extensions = extensionsOf(fileType)
  const extension = extensionOf(name)
  const fits = extensions.includes(comparedFileName(extension))
  const ending = fits ? `.${extension}` : `.${extensions[0] ?? 'bin'}`
  const stem = fits ? name.slice(0, -ending.length) : name
  return `${[...stem].slice(0, limits.nameLength - ending.length).join('')}${ending}`
}
