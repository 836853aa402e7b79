import { LegalText } from './legal-text.tsx'

export const Component = () => <LegalText of="privacy" />
