import { Tooltip } from '@base-ui/react/tooltip'
import { placement, type Anchored } from './anchored'
import styles from './tooltip.module.css'

export interface TooltipPanelProps extends Omit<Anchored, 'align'> {
  id: string
  text: string
}

export function TooltipPanel({ id, anchor, text, onClose }: TooltipPanelProps) {
  return (
    <Tooltip.Root open onOpenChange={(open, { reason }) => !open && reason !== 'trigger-hover' && onClose()}>
      <Tooltip.Portal>
        <Tooltip.Positioner anchor={anchor} {...placement} side="top" className={styles['place']}>
          <Tooltip.Popup id={id} role="tooltip" className={styles['tooltip']}>
            {text}
          </Tooltip.Popup>
        </Tooltip.Positioner>
      </Tooltip.Portal>
    </Tooltip.Root>
  )
}
