import type { HotelSection } from '@sojourn/contract/products/hotel/policy.shapes'
import { lazy, Suspense, useState } from 'react'
import { Button } from '../../../../kit/actions/button'
import { RadioGroup } from '../../../../kit/forms/radio-group'
import { useText } from '../../../../kit/text/text'
import { remarksOf, Rule } from '../../../booking/policy-edit/rule'
import { withHandling, without } from '../../../booking/policy-edit/section-change'
import { SectionHandling } from '../../../booking/policy-edit/section-rule'
import type { PolicyEditorProps } from '../../../booking/product/screens'
import { CityLines, SeasonDays } from './city-lines'
import styles from './hotel-policy.module.css'
import { usualLines } from './usual-lines'

/** Read only by who has a sheet. */
const PasteDialog = lazy(() => import('./paste-dialog').then((module) => ({ default: module.PasteDialog })))

export type HotelEditor = PolicyEditorProps<HotelSection>
interface PriceRuleProps {
  editor: HotelEditor
  abroad: boolean
}

/** What a night may cost by city, and in its seasons. */
export function PriceRule({ editor, abroad }: PriceRuleProps) {
  const text = useText('products/policy/hotel').price
  const { section, onChange, remarks } = editor
  const onSwitch = (on: boolean) =>
    onChange(
      on
        ? withHandling({ ...section, cityItems: usualLines(abroad), compare: 'average' }, 'hotelPrice', 'approval')
        : without(section, ['cityItems', 'seasonCityItems', 'compare'], ['hotelPrice']),
    )
  return (
    <Rule
      wide
      title={text.title}
      on={section.cityItems !== undefined || section.seasonCityItems !== undefined}
      onSwitch={onSwitch}
      remarks={remarksOf(remarks, 'cityItems').filter(({ path }) => path === 'cityItems')}
      handling={<SectionHandling editor={editor} rule="hotelPrice" title={text.title} />}
    >
      <Prices editor={editor} abroad={abroad} />
    </Rule>
  )
}

function Prices({ editor, abroad }: PriceRuleProps) {
  const text = useText('products/policy/hotel').price
  const { section, onChange, remarks } = editor
  const { cityItems = [], seasonCityItems = [], compare = 'average' } = section
  return (
    <>
      <div aria-hidden className={styles['head']}>
        <span>{text.places}</span>
        <span>{text.standard}</span>
        <span>{text.exceed}</span>
      </div>
      <CityLines
        items={cityItems}
        abroad={abroad}
        first={1}
        remarks={(index) => remarksOf(remarks, `cityItems.${index}`)}
        onChange={(items) => onChange({ ...section, cityItems: items })}
      />
      {seasonCityItems.length > 0 && (
        <>
          <h4 className={styles['subtitle']}>{text.seasons}</h4>
          <CityLines
            items={seasonCityItems}
            abroad={abroad}
            first={cityItems.length + 1}
            remarks={(index) => remarksOf(remarks, `seasonCityItems.${index}`)}
            onChange={(items) => onChange({ ...section, seasonCityItems: items })}
            more={(item, line, set) => <SeasonDays item={item} line={line} set={set} />}
          />
        </>
      )}
      <AddLines editor={editor} />
      <RadioGroup
        label={text.compareLabel}
        value={compare}
        onChange={(next) => onChange({ ...section, compare: next })}
        choices={(['average', 'each'] as const).map((value) => ({ value, label: text.compare[value] }))}
      />
    </>
  )
}

const blank = { standard: 400_00, violateCanBook: true }
const winter = { beginDate: '11-01', endDate: '04-30' }

function AddLines({ editor: { section, onChange } }: { editor: HotelEditor }) {
  const text = useText('products/policy/hotel').price
  const [pasting, setPasting] = useState(false)
  const { cityItems = [], seasonCityItems = [] } = section
  return (
    <div className={styles['adds']}>
      <Button size="compact" icon="plus" onClick={() => onChange({ ...section, cityItems: [...cityItems, blank] })}>
        {text.addLine}
      </Button>
      <Button
        size="compact"
        icon="sun"
        onClick={() => onChange({ ...section, seasonCityItems: [...seasonCityItems, { ...blank, ...winter }] })}
      >
        {text.addSeason}
      </Button>
      <Button kind="quiet" size="compact" icon="copy" aria-haspopup="dialog" onClick={() => setPasting(true)}>
        {text.paste}
      </Button>
      {pasting && (
        <Suspense>
          <PasteDialog
            onClose={() => setPasting(false)}
            onAdd={(items, seasons) =>
              onChange({
                ...section,
                cityItems: [...cityItems, ...items],
                ...(seasons.length > 0 && { seasonCityItems: [...seasonCityItems, ...seasons] }),
              })
            }
          />
        </Suspense>
      )}
    </div>
  )
}
