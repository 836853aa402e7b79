import type { ReactElement } from 'react'

/**
 * Children that are elements, never bare text. Browser translation moves text nodes away from where React put them.
 */
export type Elements = ReactElement | readonly Elements[] | false | null | undefined
