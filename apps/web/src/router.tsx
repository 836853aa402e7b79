import type { ComponentType } from 'react'
import { type RouteObject, redirect } from 'react-router'
import { Component as PublicLayout } from './layouts/public-layout.tsx'
import { Component as RootLayout } from './layouts/root-layout.tsx'
import { UnexpectedError } from './layouts/unexpected-error.tsx'
import { paths } from './lib/paths.ts'
import { type Area, loadTexts } from './texts/texts.tsx'

type Module = { readonly Component: ComponentType }

/** One page: loaded when it is visited, together with the text areas that it names. */
const page = (path: string, load: () => Promise<Module>, ...areas: Area[]): RouteObject => ({
  path,
  lazy: async () => {
    const [{ Component }] = await Promise.all([load(), loadTexts(areas)])
    return { Component }
  },
})

const publicPages: RouteObject[] = [
  page(paths.home, () => import('./pages/home-page.tsx'), 'home'),
  page(paths.about, () => import('./pages/about-page.tsx'), 'about'),
  page(paths.steps, () => import('./pages/steps-page.tsx'), 'steps'),
  page(paths.faq, () => import('./pages/faq-page.tsx'), 'faq'),
  page(paths.privacy, () => import('./pages/privacy-page.tsx'), 'legal'),
  page(paths.terms, () => import('./pages/terms-page.tsx'), 'legal'),
]

const authPages: RouteObject[] = []

const dashboardPages: RouteObject[] = []

export const routes: RouteObject[] = [
  {
    Component: RootLayout,
    ErrorBoundary: UnexpectedError,
    HydrateFallback: () => null,
    children: [
      { Component: PublicLayout, children: publicPages },
      { path: '/auth', lazy: () => import('./layouts/auth-layout.tsx'), children: authPages },
      { path: '/dashboard', lazy: () => import('./layouts/dashboard-layout.tsx'), children: dashboardPages },
      { path: '*', loader: () => redirect(paths.home) },
    ],
  },
]
