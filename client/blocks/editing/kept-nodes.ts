/** A node with its text and its children as they were. */
export interface KeptNode {
  node: Node
  text: string | null
  children: KeptNode[]
}

export function keepNodes(element: Element): KeptNode[] {
  return [...element.childNodes].map(keep)
}

/** Puts an element's own nodes back into it, whatever the browser made of them meanwhile. */
export function putBack(element: Element, kept: readonly KeptNode[]): void {
  for (const { node, text, children } of kept) {
    if (node instanceof Element) putBack(node, children)
    else node.nodeValue = text
  }
  element.replaceChildren(...kept.map(({ node }) => node))
}

function keep(node: Node): KeptNode {
  return { node, text: node.nodeValue, children: [...node.childNodes].map(keep) }
}
