import { Suspense } from 'react'
import type { DialogPanelProps } from './dialog-panel'
import { DialogPanel } from './late'

interface DialogProps extends Omit<DialogPanelProps, 'shape'> {
  open: boolean
  /** Widths of S9.18: tips 480 px, info 510 px; wide is for tables and comparisons, top for a form as wide as a page. */
  width?: 'tips' | 'info' | 'wide' | 'top'
}

/**
 * A modal dialog: its first field has the focus, Escape closes the innermost, and the focus returns to where it came from.
 * Whoever typed in it is asked before it closes without its buttons.
 */
export function Dialog({ open, width = 'tips', ...rest }: DialogProps) {
  return (
    open && (
      <Suspense>
        <DialogPanel {...rest} shape={width} />
      </Suspense>
    )
  )
}

/** The same at the right edge; on a phone it rises from the bottom. */
export function Drawer({ open, ...rest }: Omit<DialogProps, 'width'>) {
  return (
    open && (
      <Suspense>
        <DialogPanel {...rest} shape="drawer" />
      </Suspense>
    )
  )
}
