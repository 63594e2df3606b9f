import { createContext, use, useLayoutEffect } from 'react'

/** What the portal is called, by a name of the company's own where it has one. */
export const PortalName = createContext('')

/** The window's title: the page, then the portal, so that a tab among many says both. It stands until the next page says its own. */
export function WindowTitle({ page }: { page: string }) {
  const portal = use(PortalName)
  const title = portal ? `${page} · ${portal}` : page
  useLayoutEffect(() => {
    document.title = title
  }, [title])
  return null
}
