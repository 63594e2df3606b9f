import { Popover } from '@base-ui/react/popover'
import type { ReactNode } from 'react'
import { isOnAnchor, placement, type Anchored } from './anchored'
import styles from './popover.module.css'

export interface PopoverPanelProps extends Anchored {
  title: ReactNode
  /** False where what stands in it takes the focus by itself. */
  initialFocus?: false
  children: ReactNode
}

export function PopoverPanel({ anchor, title, align, initialFocus, onClose, children }: PopoverPanelProps) {
  return (
    <Popover.Root
      open
      onOpenChange={(open, { event, reason }) => {
        if (!open && !(reason === 'outside-press' && isOnAnchor({ anchor }, event))) onClose()
      }}
    >
      <Popover.Portal>
        <Popover.Positioner anchor={anchor} align={align} {...placement} className={styles['place']}>
          <Popover.Popup className={styles['panel']} initialFocus={initialFocus} finalFocus={anchor}>
            <Popover.Title className="visually-hidden">{title}</Popover.Title>
            {children}
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  )
}
