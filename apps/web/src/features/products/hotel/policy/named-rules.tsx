import type { HotelSection } from '@sojourn/contract/products/hotel/policy.shapes'
import { useState } from 'react'
import { Button } from '../../../../kit/actions/button'
import { Input } from '../../../../kit/forms/input'
import type { Place } from '../../../../kit/pickers/place'
import { SearchPicker } from '../../../../kit/pickers/search-picker'
import { useText } from '../../../../kit/text/text'
import { citySearches } from '../../../booking/policy-edit/find-cities'
import { NameChips } from '../../../booking/policy-edit/name-chips'
import styles from '../../../booking/policy-edit/policy-edit.module.css'
import { remarksOf, Rule } from '../../../booking/policy-edit/rule'
import { without } from '../../../booking/policy-edit/section-change'
import { SectionRule } from '../../../booking/policy-edit/section-rule'
import { Sentence } from '../../../booking/policy-edit/sentence'
import { hotelsIn } from './find-hotels'
import type { HotelEditor } from './price-rule'

const mostWords = 50

/** Hotels that are not booked, by a word of their name. */
export function KeywordRule({ editor }: { editor: HotelEditor }) {
  const text = useText('products/policy/hotel').keywords
  const { section, onChange } = editor
  return (
    <SectionRule
      editor={editor}
      rule="hotelName"
      title={text.title}
      fields={['excludedKeywords']}
      start={{ excludedKeywords: [] }}
      usual="forbid"
    >
      <Sentence
        words={text.sentence}
        values={{
          words: (
            <Keywords
              words={section.excludedKeywords ?? []}
              onChange={(excludedKeywords) => onChange({ ...section, excludedKeywords })}
            />
          ),
        }}
      />
    </SectionRule>
  )
}

function Keywords({ words, onChange }: { words: readonly string[]; onChange: (words: string[]) => void }) {
  const text = useText('products/policy/hotel').keywords
  const { add } = useText('booking/policy/edit')
  const [typed, setTyped] = useState('')
  const word = typed.trim()
  const take = () => {
    if (word !== '' && !words.includes(word)) onChange([...words, word])
    setTyped('')
  }
  return (
    <NameChips
      label={text.label}
      items={words.map((each) => ({ id: each, name: each }))}
      onRemove={(gone) => onChange(words.filter((each) => each !== gone))}
    >
      {words.length < mostWords && (
        <span className={styles['adder']}>
          <Input
            aria-label={text.word}
            placeholder={text.word}
            maxLength={40}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            onBlur={take}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
              event.preventDefault()
              take()
            }}
          />
          <Button kind="quiet" size="compact" icon="plus" disabledReason={word === '' ? text.word : undefined} onClick={take}>
            {add}
          </Button>
        </span>
      )}
    </NameChips>
  )
}

type NamedHotel = NonNullable<HotelSection['exemptHotels']>[number]

/** They break nothing: whoever books them keeps the standard. */
export function ExemptRule({ editor: { section, onChange, remarks }, abroad }: { editor: HotelEditor; abroad: boolean }) {
  const text = useText('products/policy/hotel').exempt
  const { exemptHotels: hotels = [] } = section
  const set = (exemptHotels: NamedHotel[]) => onChange({ ...section, exemptHotels })
  return (
    <Rule
      title={text.title}
      on={section.exemptHotels !== undefined}
      onSwitch={(on) => onChange(on ? { ...section, exemptHotels: [] } : without(section, ['exemptHotels'], []))}
      remarks={remarksOf(remarks, 'exemptHotels')}
    >
      <Sentence
        words={text.sentence}
        values={{
          hotels: (
            <NameChips
              label={text.label}
              items={hotels.map(({ hotelId, name }) => ({ id: hotelId, name }))}
              onRemove={(id) => set(hotels.filter(({ hotelId }) => hotelId !== id))}
            >
              <AddHotel
                abroad={abroad}
                onTake={({ code, name }) =>
                  !hotels.some(({ hotelId }) => hotelId === code) && set([...hotels, { hotelId: code, name }])
                }
              />
            </NameChips>
          ),
        }}
      />
    </Rule>
  )
}

/** First the city, then the hotel in it. */
function AddHotel({ abroad, onTake }: { abroad: boolean; onTake: (hotel: Place) => void }) {
  const text = useText('products/policy/hotel').exempt
  const { cityPlaceholder, cityNone } = useText('booking/policy/edit')
  const [city, setCity] = useState<Place>()
  return (
    <>
      <span className={styles['finder']}>
        <SearchPicker
          hideLabel
          label={text.city}
          placeholder={cityPlaceholder}
          none={cityNone}
          value={city}
          search={abroad ? citySearches.abroad : citySearches.home}
          onChange={setCity}
        />
      </span>
      {city && (
        <span className={styles['finder']}>
          <SearchPicker
            key={city.code}
            hideLabel
            label={text.hotel}
            placeholder={text.hotel}
            none={text.none}
            value={undefined}
            search={hotelsIn(city.code)}
            onChange={(hotel) => hotel && onTake(hotel)}
          />
        </span>
      )}
    </>
  )
}
