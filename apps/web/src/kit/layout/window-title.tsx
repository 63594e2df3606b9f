import { createContext, use } from 'react'

/** What the portal is called, by a name of the company's own where it has one. */
export const PortalName = createContext('')

/** The window's title: the page, then the portal, so that a tab among many says both. */
export function WindowTitle({ page }: { page: string }) {
  const portal = use(PortalName)
  return <title>{portal ? `${page} · ${portal}` : page}</title>
}
