import { createElement } from 'react'
import { Link } from 'react-router'

/** React's elements of what a page was read into (page-elements.ts), with the router's own links. */
export function elements(nodes) {
  return nodes.map((node, key) => {
    if (typeof node === 'string') return node
    const { href, ...props } = node.props
    const isOwn = node.tag === 'a' && href?.startsWith('/')
    const [type, where] = isOwn ? [Link, { to: href }] : [node.tag, href && { href }]
    return createElement(type, { ...props, ...where, key }, ...elements(node.children))
  })
}
