import type { ReactElement } from 'react'

/**
 * What is shown beside other things: elements, and no text of its own. A browser's translation moves a text away from
 * where React put it.
 */
export type Elements = ReactElement | readonly Elements[] | false | null | undefined
