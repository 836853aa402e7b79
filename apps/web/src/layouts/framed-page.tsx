import { Suspense } from 'react'
import { Outlet } from 'react-router'
import type { Elements } from '../lib/elements.ts'
import { FirstDataShown } from '../lib/first-data.ts'

/**
 * The page within a layout's frame, below what belongs to it. Where it arrived drawn, it is taken over by itself: the
 * frame answers a press before, and without waiting for the page.
 */
export function FramedPage({ children }: { children?: Elements }) {
  return (
    <Suspense>
      {children}
      <Outlet />
      <FirstDataShown />
    </Suspense>
  )
}
