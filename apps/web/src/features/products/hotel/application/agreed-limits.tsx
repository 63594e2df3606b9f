import type { ApplicationCity } from '@sojourn/contract/booking/application/application.shapes'
import { useText } from '../../../../kit/text/text'
import { fenOf, yuanOf } from '../../../../kit/forms/typed-amount'
import { stayCities, withStandard } from '../../../booking/application/form/application-form'
import styles from '../../../booking/application/form/application-form.module.css'
import { TypedField } from '../../../booking/application/form/typed-field'
import type { AgreedStandardProps } from '../../../booking/product/screens'

/** What a night may cost in each city, and how many rooms all bookings may have on it, as a travel application agrees it. */
export function AgreedLimits({ content, change, errorOf }: AgreedStandardProps) {
  const text = useText('booking/application/form')
  const { anyCity } = useText('booking/application/words')
  const chosen = content.standard?.hotelLimits ?? []
  const nightsPerDay = content.standard?.nightsPerDay ?? 0
  const set = (city: ApplicationCity, limit: number) => {
    const others = chosen.filter((each) => each.city.code !== city.code)
    change(withStandard(content, 'hotelLimits', limit > 0 ? [...others, { city, limit }] : others))
  }
  return (
    <div className={styles['budgets']}>
      {stayCities(content).map((city) => {
        const at = chosen.findIndex((each) => each.city.code === city.code)
        return (
          <TypedField
            key={city.code}
            label={text.hotelLimit({ city: city.name || anyCity })}
            shown={yuanOf(chosen[at]?.limit ?? 0)}
            error={errorOf(`standard.hotelLimits.${at}`)}
            onType={(typed) => set(city, fenOf(typed) ?? 0)}
          />
        )
      })}
      <TypedField
        label={text.nightsPerDay}
        shown={nightsPerDay > 0 ? String(nightsPerDay) : ''}
        onType={(typed) => change(withStandard(content, 'nightsPerDay', roomsOf(typed)))}
      />
    </div>
  )
}

/** As many as an application can agree; 0 where it is no number of rooms. */
const roomsOf = (typed: string): number => (/^([1-9]|[1-4]\d|50)$/.test(typed.trim()) ? Number(typed) : 0)
