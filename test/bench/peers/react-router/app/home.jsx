import { elements } from './elements.js'
import page from './page.json'

export function loader() {
  return page.data
}

export default function Home() {
  return elements(page.body)
}
