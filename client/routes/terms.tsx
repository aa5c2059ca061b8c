import { LegalScreen } from '#client/features/site/legal-screen.tsx'

export const head = { title: 'terms.meta.title', description: 'terms.meta.description' }

const sections = ['service', 'yours', 'duties', 'access', 'copy', 'removal', 'warranty']

export function Screen() {
  return <LegalScreen group="terms" sections={sections} />
}
