import type { Language } from '@sojourn/contract/kit/language'
import {
  meetingBudgets,
  meetingDurations,
  meetingItems,
  meetingItself,
  meetingSizes,
} from '@sojourn/domain/reference/meeting-options'
import { hallLayouts } from '@sojourn/supply/ports/venue'
import { meetingVenuesText } from '@sojourn/text/products/meeting/venues'
import { venueSorts, type VenueFound, type VenuesFound } from '../../modules/products/meeting/search/venues'
import { hallFeatures, hallSeats, hallYuan, venueFacts } from './hall-words'
import { html, type Html } from './html'
import { meetingDocument } from './meeting-document'

interface VenuesPage extends VenuesFound {
  language: Language
  /** The days that the date field takes. */
  first: string
  last: string
}
type Words = (typeof meetingVenuesText)['zh-CN']

/** The page of venues (S7.39): filters in its address, no script. */
export function meetingVenuesPage(page: VenuesPage): string {
  const { language, search, found, cityHasVenues } = page
  const text = meetingVenuesText[language]
  const city = search.city.name[language]
  const title = text.title({ city })
  const body = html`<header>
      <div>
        <a class="home" href="/v/">${text.home}</a>
        <h1>${title}</h1>
        ${cityHasVenues && html`<p>${text.lead({ venues: found.length, people: search.people.name[language] })}</p>`}
      </div>
    </header>
    <div class="columns">
      ${filters(page, text)}
      <main>
        ${search.adjusted && html`<p class="hint" role="status">${text.adjusted}</p>`} ${results(page, text, city)}
        ${found.length > 0 && askForm(page, text)}
      </main>
    </div>
    <footer>
      <p>${text.note}</p>
    </footer>`
  return meetingDocument({ language, title, body })
}

function results(page: VenuesPage, text: Words, city: string): Html {
  if (!page.cityHasVenues) return empty(text.noVenues({ city }), text.noVenuesWhy)
  if (page.found.length === 0) return empty(text.none, text.noneWhy)
  return html`<ol class="venues">
    ${page.found.map((found) => card(found, page, text))}
  </ol>`
}

/** The boxes of the venues belong to this form: what was picked goes to the page of the request, with the search. */
function askForm({ search }: VenuesPage, text: Words): Html {
  const carried = {
    cityId: search.city.id,
    date: search.date,
    halfDays: search.duration.to ?? search.duration.from,
    people: search.people.to ?? search.people.from,
    layout: search.layout ?? '',
    needs: search.requirements.join(','),
    budget: search.budget?.to === undefined ? '' : search.budget.to / 100,
  }
  return html`<form class="ask" id="ask" action="/v/meeting/requirement">
    ${Object.entries(carried).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`)}
    <p>${text.next}</p>
    <button>${text.ask}</button>
  </form>`
}

const empty = (title: string, why: string): Html =>
  html`<div class="empty">
    <h2>${title}</h2>
    <p>${why}</p>
  </div>`

interface Option {
  value: string
  name: string
}

function filters({ language, search, first, last }: VenuesPage, text: Words): Html {
  const named = (options: readonly { value: string; name: Record<Language, string> }[]): Option[] =>
    options.map(({ value, name }) => ({ value, name: name[language] }))
  const layouts = hallLayouts.map((value) => ({ value, name: text.layouts[value] }))
  const sorts = venueSorts.map((value) => ({ value, name: text.sorts[value] }))
  const any = { value: '', name: text.any }
  return html`<form class="filters" aria-label="${text.filters}">
    <input type="hidden" name="lang" value="${language}" />
    <input type="hidden" name="CityId" value="${search.city.id}" />
    <label>${text.date}<input type="date" name="StartDate" value="${search.date}" min="${first}" max="${last}" required /></label>
    ${select(text.duration, 'ActivityDurationId', named(meetingDurations), search.duration.value)}
    ${select(text.people, 'ParticipantCountId', named(meetingSizes), search.people.value)}
    ${select(text.budget, 'ActivityBudgetId', [any, ...named(meetingBudgets)], search.budget?.value ?? '')}
    ${select(text.layout, 'layout', [any, ...layouts], search.layout ?? '')} ${select(text.sort, 'sort', sorts, search.sort)}
    <fieldset>
      <legend>${text.requirements}</legend>
      ${named(meetingItems).map(
        ({ value, name }) =>
          html`<label class="check"
            ><input
              type="checkbox"
              name="RequirementItemsId"
              value="${value}"
              ${search.requirements.includes(value) && html`checked`}
              ${value === meetingItself && html`disabled`}
            />${name}</label
          >`,
      )}
    </fieldset>
    <button>${text.apply}</button>
  </form>`
}

const select = (label: string, name: string, options: readonly Option[], chosen: string): Html =>
  html`<label
    >${label}<select name="${name}">
      ${options.map(
        (option) => html`<option value="${option.value}" ${option.value === chosen && html`selected`}>${option.name}</option>`,
      )}
    </select></label
  >`

function card({ venue, halls }: VenueFound, { language, search }: VenuesPage, text: Words): Html {
  const [best, ...others] = halls
  return html`<li class="venue">
    <div class="head">
      <input
        class="pick"
        type="checkbox"
        form="ask"
        name="venue"
        value="${venue.venueKey}"
        aria-label="${text.pick({ venue: venue.name[language] })}"
      />
      <div class="about">
        <h2>
          <a
            href="/api/MeetingRoom/MeetingRoomVenue?CityId=${venue.cityId}&amp;VenueKey=${venue.venueKey}&lang=${language}"
            target="_blank"
            rel="opener"
            >${venue.name[language]}</a
          >
        </h2>
        <p class="quiet">${venue.address[language]}</p>
        <p class="facts">${venueFacts(venue, text).map((fact) => html`<span>${fact}</span>`)}</p>
      </div>
      <p class="price">
        <strong>${text.from({ price: hallYuan(best!.cost) })}</strong>
        <span class="quiet">${text.total({ days: search.duration.name[language] })}</span>
      </p>
    </div>
    ${hallTable([best!], text, language)}
    ${
      others.length > 0 &&
      html`<details>
        <summary>${text.othersFit({ count: others.length })}</summary>
        ${hallTable(others, text, language)}
      </details>`
    }
  </li>`
}

function hallTable(halls: VenueFound['halls'], text: Words, language: Language): Html {
  return html`<div class="scroll" tabindex="0" role="group" aria-label="${text.hall}">
    <table>
      <thead>
        <tr>
          <th scope="col">${text.hall}</th>
          <th scope="col">${text.area}</th>
          <th scope="col">${text.height}</th>
          <th scope="col">${text.seats}</th>
          <th scope="col">${text.features}</th>
          <th scope="col" class="end">${text.price}</th>
        </tr>
      </thead>
      <tbody>
        ${halls.map(
          ({ hall, cost }) =>
            html`<tr>
              <th scope="row">${hall.name[language]} <span class="quiet">${text.floor({ floor: hall.floor })}</span></th>
              <td>${text.squareMetres({ area: hall.areaSquareMetres })}</td>
              <td>${text.metres({ metres: hall.ceilingMetres })}</td>
              <td>${hallSeats(hall, text)}</td>
              <td>${hallFeatures(hall, text).join(' · ')}</td>
              <td class="end">${hallYuan(cost)}</td>
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`
}
