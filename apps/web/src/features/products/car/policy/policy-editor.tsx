import { carPlaceKinds } from '@sojourn/contract/products/car/car-words'
import type { CarSection } from '@sojourn/contract/products/car/policy.shapes'
import { Button, IconButton } from '../../../../kit/actions/button'
import { useText } from '../../../../kit/text/text'
import { Chips } from '../../../booking/policy-edit/chips'
import { CitiesField } from '../../../booking/policy-edit/cities-field'
import { ClockField } from '../../../booking/policy-edit/clock-field'
import styles from '../../../booking/policy-edit/policy-edit.module.css'
import { SectionRule } from '../../../booking/policy-edit/section-rule'
import { Sentence } from '../../../booking/policy-edit/sentence'
import { rides, yuan } from '../../../booking/policy-edit/units'
import { ValueField } from '../../../booking/policy-edit/value-field'
import { hasOwnPlaces } from '@sojourn/domain/products/car/policy/fence-parts'
import type { PolicyEditor, PolicyEditorProps } from '../../../booking/product/screens'

import { PairsField, SitesField } from './fence-fields'

type Props = PolicyEditorProps<CarSection>
const classes = ['economy', 'comfort', 'business', 'luxury'] as const
const working = { from: '07:00', to: '22:00' }
const mostHours = 7

function ClassRule({ editor }: { editor: Props }) {
  const text = useText('products/policy/car').carClass
  const { carClasses: names } = useText('booking/policy/words')
  const { section, onChange } = editor
  return (
    <SectionRule
      editor={editor}
      rule="carClass"
      title={text.title}
      fields={['classes']}
      start={{ classes: ['economy', 'comfort'] }}
      usual="forbid"
    >
      <Sentence
        words={text.sentence}
        values={{
          classes: (
            <Chips
              label={text.label}
              values={classes}
              names={names}
              chosen={section.classes ?? []}
              onChange={(next) => onChange({ ...section, classes: next })}
            />
          ),
        }}
      />
    </SectionRule>
  )
}

function PriceRule({ editor }: { editor: Props }) {
  const text = useText('products/policy/car').price
  const { section, onChange } = editor
  return (
    <SectionRule
      editor={editor}
      rule="carPrice"
      title={text.title}
      fields={['maxPrice']}
      start={{ maxPrice: 100_00 }}
      usual="payExcess"
    >
      <Sentence
        words={text.sentence}
        values={{
          price: (
            <ValueField
              label={text.price}
              unit={yuan}
              value={section.maxPrice}
              onChange={(maxPrice) => onChange({ ...section, maxPrice })}
            />
          ),
        }}
      />
    </SectionRule>
  )
}

function CityRule({ editor }: { editor: Props }) {
  const text = useText('products/policy/car').city
  const { section, onChange } = editor
  return (
    <SectionRule
      editor={editor}
      rule="carCity"
      title={text.title}
      fields={['cityNames']}
      start={{ cityNames: ['北京', '上海', '广州', '深圳'] }}
      usual="approval"
    >
      <Sentence
        words={text.sentence}
        values={{
          cities: (
            <CitiesField
              least={1}
              label={text.label}
              cities={section.cityNames ?? []}
              onChange={(cityNames) => onChange({ ...section, cityNames })}
            />
          ),
        }}
      />
    </SectionRule>
  )
}

/** A fence of the company's own places alone is one too. */
const fenced = (section: CarSection): CarSection => (hasOwnPlaces(section) ? { placeKinds: [], ...section } : section)

function PlaceRule({ editor: given }: { editor: Props }) {
  const editor = { ...given, section: fenced(given.section) }
  const text = useText('products/policy/car').place
  const { carPlaces: names } = useText('booking/policy/words')
  const { section, onChange } = editor
  return (
    <SectionRule
      editor={editor}
      rule="carPlace"
      title={text.title}
      fields={['placeKinds', 'sites', 'pairs']}
      start={{ placeKinds: ['airport', 'station', 'hotel'] }}
      usual="approval"
    >
      <Sentence
        words={text.sentence}
        values={{
          places: (
            <Chips
              label={text.label}
              least={hasOwnPlaces(section) ? 0 : 1}
              values={carPlaceKinds}
              names={names}
              chosen={section.placeKinds ?? []}
              onChange={(placeKinds) => onChange({ ...section, placeKinds })}
            />
          ),
        }}
      />
      <p className={styles['why']}>{text.sitesWhy}</p>
      <SitesField section={section} onChange={onChange} />
      <p className={styles['why']}>{text.pairsWhy}</p>
      <PairsField section={section} onChange={onChange} />
    </SectionRule>
  )
}

function TimeRule({ editor }: { editor: Props }) {
  const { from: fromLabel, to: toLabel } = useText('booking/policy/edit')
  const text = useText('products/policy/car').time
  const { section, onChange } = editor
  const { times = [] } = section
  const set = (at: number, more: Partial<typeof working>) =>
    onChange({ ...section, times: times.map((time, index) => (index === at ? { ...time, ...more } : time)) })
  return (
    <SectionRule
      editor={editor}
      rule="carTime"
      title={text.title}
      fields={['times']}
      start={{ times: [working] }}
      usual="approval"
    >
      {times.map(({ from, to }, index) => (
        <div key={index} className={styles['slots']}>
          <Sentence
            words={text.sentence}
            values={{
              from: <ClockField label={fromLabel} value={from} onChange={(next) => set(index, { from: next })} />,
              to: <ClockField label={toLabel} value={to} onChange={(next) => set(index, { to: next })} />,
            }}
          />
          {times.length > 1 && (
            <IconButton
              icon="close"
              size="compact"
              label={text.remove({ line: index + 1 })}
              onClick={() => onChange({ ...section, times: times.filter((_, at) => at !== index) })}
            />
          )}
        </div>
      ))}
      {times.length < mostHours && (
        <Button
          kind="quiet"
          size="compact"
          icon="plus"
          className={styles['add']}
          onClick={() => onChange({ ...section, times: [...times, working] })}
        >
          {text.add}
        </Button>
      )}
    </SectionRule>
  )
}

function CountRule({ editor }: { editor: Props }) {
  const text = useText('products/policy/car').count
  const { section, onChange } = editor
  return (
    <SectionRule
      editor={editor}
      rule="carCount"
      title={text.title}
      fields={['monthlyCount']}
      start={{ monthlyCount: 20 }}
      usual="approval"
    >
      <Sentence
        words={text.sentence}
        values={{
          count: (
            <ValueField
              label={text.count}
              unit={rides}
              value={section.monthlyCount}
              onChange={(monthlyCount) => onChange({ ...section, monthlyCount })}
            />
          ),
        }}
      />
    </SectionRule>
  )
}

function MonthRule({ editor }: { editor: Props }) {
  const text = useText('products/policy/car').month
  const { section, onChange } = editor
  return (
    <SectionRule
      editor={editor}
      rule="carMonth"
      title={text.title}
      fields={['monthlyMoney']}
      start={{ monthlyMoney: 1_500_00 }}
      usual="approval"
    >
      <Sentence
        words={text.sentence}
        values={{
          price: (
            <ValueField
              label={text.price}
              unit={yuan}
              value={section.monthlyMoney}
              onChange={(monthlyMoney) => onChange({ ...section, monthlyMoney })}
            />
          ),
        }}
      />
    </SectionRule>
  )
}

const Editor = (editor: Props) => (
  <div className={styles['rules']}>
    <ClassRule editor={editor} />
    <PriceRule editor={editor} />
    <CityRule editor={editor} />
    <PlaceRule editor={editor} />
    <TimeRule editor={editor} />
    <CountRule editor={editor} />
    <MonthRule editor={editor} />
  </div>
)

export const editor: PolicyEditor<CarSection> = {
  fresh: { classes: ['economy', 'comfort'], maxPrice: 100_00, handling: { carClass: 'forbid', carPrice: 'payExcess' } },
  Editor,
}
