import { Checkbox } from '../../../../kit/forms/checkbox'
import { useText } from '../../../../kit/text/text'
import { withStandard } from '../../../booking/application/form/application-form'
import styles from '../../../booking/application/form/application-form.module.css'
import { TypedField } from '../../../booking/application/form/typed-field'
import type { AgreedStandardProps } from '../../../booking/product/screens'

const cabins = ['Y', 'W', 'C', 'F'] as const

/** The cabins that a travel application agrees, and how dear economy may be. */
export function AgreedCabins({ content, change }: AgreedStandardProps) {
  const text = useText('booking/application/form')
  const { cabins: names } = useText('booking/policy/words')
  const chosen = content.standard?.cabins ?? []
  const economy = chosen.find(({ cabin }) => cabin === 'Y')
  const set = (next: typeof chosen) => change(withStandard(content, 'cabins', next))
  const toggle = (cabin: (typeof cabins)[number], on: boolean) =>
    set(on ? [...chosen, { cabin }] : chosen.filter((each) => each.cabin !== cabin))
  const limit = (typed: string) => {
    const maxDiscount = tenthsOf(typed)
    set(chosen.map((each) => (each === economy ? { cabin: 'Y', ...(maxDiscount && { maxDiscount }) } : each)))
  }
  return (
    <fieldset>
      <legend className={styles['legend']}>{text.cabins}</legend>
      <div className={styles['products']}>
        {cabins.map((cabin) => (
          <Checkbox
            key={cabin}
            label={names[cabin]}
            checked={chosen.some((each) => each.cabin === cabin)}
            onChange={(on) => toggle(cabin, on)}
          />
        ))}
      </div>
      {economy && (
        <div className={styles['discount']}>
          <TypedField label={text.discount} shown={economy.maxDiscount ? shownTenths(economy.maxDiscount) : ''} onType={limit} />
        </div>
      )}
    </fieldset>
  )
}

/** Tenths of the full fare as people say them: 8.5 is 85; undefined where it is none. */
const tenthsOf = (typed: string): number | undefined =>
  /^\d{1,2}(\.\d)?$/.test(typed.trim()) && Number(typed) >= 1 ? Math.round(Number(typed) * 10) : undefined
const shownTenths = (tenths: number): string => String(tenths / 10)
