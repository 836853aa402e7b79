export { Faq as Component } from './faq.tsx'
