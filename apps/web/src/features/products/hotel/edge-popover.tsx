import { Popover, type PopoverProps } from '../../../kit/overlays/popover'
import { useNarrow } from '../../../kit/hooks/use-width'

/** A popover of a last column: it opens inwards; on a phone, where the column stands first, the other way. */
export function EdgePopover(props: Omit<PopoverProps, 'align'>) {
  return <Popover {...props} align={useNarrow() ? 'start' : 'end'} />
}
