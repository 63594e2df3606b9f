import type { RefObject } from 'react'

/** Where what floats stands: beside its button, turned to the other side or moved along at an edge of the screen. */
export interface Anchored {
  anchor: RefObject<HTMLElement | null>
  align: 'start' | 'end'
  onClose: () => void
}

/** Pixels that stay free between the panel and its button, and at the edges of the screen. */
export const placement = { side: 'bottom', sideOffset: 6, collisionPadding: 8 } as const

/** A press on the button itself is the button's own business, which opens and closes. */
export const isOnAnchor = ({ anchor }: Pick<Anchored, 'anchor'>, { target }: Event): boolean =>
  anchor.current?.contains(target as Node) === true
