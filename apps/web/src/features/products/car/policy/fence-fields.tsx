import { anywhere, carPlaceKinds, fencePartsAtMost } from '@sojourn/contract/products/car/car-words'
import type { CarSection } from '@sojourn/contract/products/car/policy.shapes'
import { isPlaceWord } from '@sojourn/domain/products/car/policy/fence-parts'
import { useCallback, useState } from 'react'
import { getCarPlaces } from '../../../../api/calls/products/car/car'
import { invoke } from '../../../../api/client'
import { Button, IconButton } from '../../../../kit/actions/button'
import { Select } from '../../../../kit/forms/input'
import type { Place } from '../../../../kit/pickers/place'
import { SearchPicker } from '../../../../kit/pickers/search-picker'
import { useText } from '../../../../kit/text/text'
import styles from '../../../booking/policy-edit/policy-edit.module.css'
import { Sentence } from '../../../booking/policy-edit/sentence'
import { siteMetres } from '../../../booking/policy-edit/units'
import { ValueField } from '../../../booking/policy-edit/value-field'
import { searchCarCities } from '../search/find-cities'
import { pairsWithout, renamedPairs } from './fence-change'
import { NameField } from './name-field'

interface FenceProps {
  section: CarSection
  onChange: (section: CarSection) => void
}
type Site = NonNullable<CarSection['sites']>[number]

const usualMetres = 500

/** Places of the company's own, each with how far around it counts. */
export function SitesField({ section, onChange }: FenceProps) {
  const text = useText('products/policy/car').site
  const { sites = [], pairs = [] } = section
  const set = (at: number, more: Partial<Site>) =>
    onChange({
      ...section,
      sites: sites.map((site, index) => (index === at ? { ...site, ...more } : site)),
      ...(more.name !== undefined && { pairs: renamedPairs(pairs, sites[at]!.name, more.name) }),
    })
  const remove = (at: number) =>
    onChange({ ...section, sites: sites.filter((_, index) => index !== at), pairs: pairsWithout(pairs, sites[at]!.name) })
  return (
    <>
      {sites.map((site, index) => (
        <div key={index} className={styles['slots']}>
          <Sentence
            words={text.sentence}
            values={{
              name: (
                <NameField
                  label={text.name({ line: index + 1 })}
                  name={site.name}
                  isTaken={(name) => isTaken(name, sites.toSpliced(index, 1))}
                  onChange={(name) => set(index, { name })}
                />
              ),
              metres: (
                <ValueField
                  wide
                  label={text.metres({ name: site.name })}
                  unit={siteMetres}
                  value={site.metres}
                  onChange={(metres) => set(index, { metres })}
                />
              ),
            }}
          />
          <IconButton icon="close" size="compact" label={text.remove({ name: site.name })} onClick={() => remove(index)} />
        </div>
      ))}
      {sites.length < fencePartsAtMost && (
        <AddSite
          onAdd={(site) =>
            onChange({ ...section, sites: [...sites, { ...site, name: freeName(site.name, sites), metres: usualMetres }] })
          }
        />
      )}
    </>
  )
}

/** Two sites are never called the same, and none like a kind of place: pairs know them by their names. */
const isTaken = (name: string, others: readonly Site[]): boolean =>
  isPlaceWord(name) || others.some((site) => site.name.trim() === name)

function freeName(name: string, sites: readonly Site[]): string {
  const short = name.slice(0, 36)
  let number = 2
  while (isTaken(`${short} ${number}`, sites)) number += 1
  return isTaken(short, sites) ? `${short} ${number}` : short
}

type Found = Place & Pick<Site, 'latitude' | 'longitude'>

/** First the city, then what lies in it: an address that people say, a hotel, a station. */
function AddSite({ onAdd }: { onAdd: (site: Pick<Site, 'name' | 'latitude' | 'longitude'>) => void }) {
  const text = useText('products/policy/car').site
  const [city, setCity] = useState<Place>()
  const cityId = Number(city?.code ?? 0)
  const search = useCallback(
    async (keyWords: string, signal: AbortSignal): Promise<Found[]> => {
      if (cityId === 0) return []
      const { places } = await invoke(getCarPlaces, { cityId, keyWords }, { signal })
      return places.map(({ placeId, name, latitude, longitude }) => ({ code: placeId, name, kind: 4, latitude, longitude }))
    },
    [cityId],
  )
  const add = (place: Place | undefined) => {
    if (!place) return
    const { name, latitude, longitude } = place as Found
    onAdd({ name, latitude, longitude })
  }
  return (
    <div className={styles['slots']}>
      <span className={styles['finder']}>
        <SearchPicker
          hideLabel
          label={text.city}
          placeholder={text.cityHint}
          none={text.none}
          value={city}
          search={searchCarCities}
          onChange={setCity}
        />
      </span>
      {city && (
        <span className={styles['finder']}>
          <SearchPicker
            key={city.code}
            hideLabel
            label={text.add}
            placeholder={text.addHint}
            none={text.none}
            value={undefined}
            search={search}
            onChange={add}
          />
        </span>
      )}
    </div>
  )
}

/** Two ends that belong together, whichever way a ride goes. */
export function PairsField({ section, onChange }: FenceProps) {
  const text = useText('products/policy/car').pair
  const { sites = [], pairs = [] } = section
  const set = (at: number, more: Partial<(typeof pairs)[number]>) =>
    onChange({ ...section, pairs: pairs.map((pair, index) => (index === at ? { ...pair, ...more } : pair)) })
  const end = (index: number, side: 'one' | 'other') => (
    <EndField
      label={text[side]({ line: index + 1 })}
      sites={sites}
      value={pairs[index]![side]}
      onChange={(word) => set(index, { [side]: word })}
    />
  )
  return (
    <>
      {pairs.map((_pair, index) => (
        <div key={index} className={styles['slots']}>
          <Sentence words={text.sentence} values={{ one: end(index, 'one'), other: end(index, 'other') }} />
          <IconButton
            icon="close"
            size="compact"
            label={text.remove({ line: index + 1 })}
            onClick={() => onChange({ ...section, pairs: pairs.filter((_, at) => at !== index) })}
          />
        </div>
      ))}
      {pairs.length < fencePartsAtMost && (
        <Button
          kind="quiet"
          size="compact"
          icon="plus"
          className={styles['add']}
          onClick={() => onChange({ ...section, pairs: [...pairs, { one: sites[0]?.name ?? 'hotel', other: 'airport' }] })}
        >
          {text.add}
        </Button>
      )}
    </>
  )
}

interface EndFieldProps {
  label: string
  sites: readonly Site[]
  value: string
  onChange: (word: string) => void
}

function EndField({ label, sites, value, onChange }: EndFieldProps) {
  const { carPlaces, carAnywhere } = useText('booking/policy/words')
  return (
    <span className={styles['select']}>
      <Select aria-label={label} value={value} onChange={({ target }) => onChange(target.value)}>
        {sites.map(({ name }, index) => (
          <option key={index} value={name}>
            {name}
          </option>
        ))}
        {carPlaceKinds.map((kind) => (
          <option key={kind} value={kind}>
            {carPlaces[kind]}
          </option>
        ))}
        <option value={anywhere}>{carAnywhere}</option>
      </Select>
    </span>
  )
}
