import { Segmented } from '../../../../kit/forms/radio-group'
import { useText } from '../../../../kit/text/text'
import { priceModes, type PriceMode } from './list-state'

/** Prices of the whole trip, or how much more each choice makes it. */
export function PriceModes({ mode, onMode }: { mode: PriceMode; onMode: (mode: PriceMode) => void }) {
  const text = useText('products/intl-flight/search/list')
  return (
    <Segmented
      label={text.modeLabel}
      value={mode}
      onChange={onMode}
      choices={priceModes.map((value) => ({ value, label: text.modes[value] }))}
    />
  )
}
