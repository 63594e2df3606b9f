import type { Language } from '@sojourn/contract/kit/language'
import { dayInWords, monthDayInWords, monthInWords } from '@sojourn/domain/kit/day-words'
import { weekday } from '@sojourn/domain/kit/local-date'
import type { Hall } from '@sojourn/supply/ports/venue'
import { meetingVenuesText } from '@sojourn/text/products/meeting/venues'
import type { VenueShown } from '../../modules/products/meeting/search/venue'
import { hallFeatures, hallSeats, hallYuan, venueFacts } from './hall-words'
import { html, type Html } from './html'
import { meetingDocument } from './meeting-document'

type Words = (typeof meetingVenuesText)['zh-CN']
interface VenuePage extends VenueShown {
  language: Language
}

/** The page of one venue: its halls with what stands in them, and the days on which each is free. No script. */
export function meetingVenuePage(page: VenuePage): string {
  const { language, venue, city } = page
  const text = meetingVenuesText[language]
  const name = venue.name[language]
  const body = html`<header>
      <div>
        <a class="home" href="/api/MeetingRoom/MeetingRoomHotelSearch?CityId=${city.id}&amp;lang=${language}"
          >${text.title({ city: city.name[language] })}</a
        >
        <h1>${name}</h1>
        <p>${venue.address[language]}</p>
      </div>
    </header>
    <main class="one">
      <section class="venue">
        <p class="facts">${venueFacts(venue, text).map((fact) => html`<span>${fact}</span>`)}</p>
        <h2>${text.transport}</h2>
        <ul>
          ${reach(page, text).map((line) => html`<li>${line}</li>`)}
        </ul>
      </section>
      ${venue.halls.map((hall) => hallCard(hall, page, text))}
      <form class="ask" action="/v/meeting/requirement">
        <input type="hidden" name="cityId" value="${city.id}" />
        <input type="hidden" name="venue" value="${venue.venueKey}" />
        <input type="hidden" name="date" value="${page.days[0]}" />
        <p>${text.nextOne}</p>
        <button>${text.askOne}</button>
      </form>
    </main>
    <footer>
      <p>${text.note}</p>
    </footer>`
  return meetingDocument({ language, title: name, body })
}

function reach({ venue: { reach: way } }: VenuePage, text: Words): string[] {
  return [
    way.metroMinutes === undefined ? text.noMetro : text.metro({ minutes: way.metroMinutes }),
    text.station({ kilometres: way.stationKm }),
    text.airport({ kilometres: way.airportKm }),
  ]
}

function hallCard(hall: Hall, page: VenuePage, text: Words): Html {
  const { language } = page
  return html`<section class="venue">
    <div class="head">
      <div class="about">
        <h2>${hall.name[language]}</h2>
        <p class="quiet">
          ${[
            text.floor({ floor: hall.floor }),
            text.squareMetres({ area: hall.areaSquareMetres }),
            text.metres({ metres: hall.ceilingMetres }),
            ...hallFeatures(hall, text),
          ].join(' · ')}
        </p>
        <p><span class="quiet">${text.seats}</span> ${hallSeats(hall, text)}</p>
        <p><span class="quiet">${text.equipment}</span> ${hall.equipment.map((each) => text.equipments[each]).join(' · ')}</p>
      </div>
      <p class="price">
        <strong>${text.aDay({ price: hallYuan(hall.dayPrice) })}</strong>
        <span class="quiet">${text.halfDay({ price: hallYuan(hall.halfDayPrice) })}</span>
      </p>
    </div>
    ${calendar(hall, page, text)}
  </section>`
}

/** A month each, from Monday to Sunday; a day says by word whether it is taken, not by colour alone. */
function calendar(hall: Hall, { days, calendar: halls, language }: VenuePage, text: Words): Html {
  const taken = new Set(halls.find(({ hallKey }) => hallKey === hall.hallKey)?.taken)
  const months = [...new Set(days.map((day) => day.slice(0, 7)))]
  return html`<div class="months">
    ${months.map((month) => {
      const inMonth = days.filter((day) => day.startsWith(month))
      return html`<table class="calendar">
        <caption>
          ${monthInWords(month, language)}
        </caption>
        <thead>
          <tr>
            ${text.weekdays.map((name) => html`<th scope="col">${name}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${weeksOf(inMonth).map(
            (week) =>
              html`<tr>
                ${week.map((day) => (day ? dayCell(day, taken.has(day), { language, text }) : html`<td></td>`))}
              </tr>`,
          )}
        </tbody>
      </table>`
    })}
  </div>`
}

function dayCell(day: string, isTaken: boolean, { language, text }: { language: Language; text: Words }): Html {
  const word = isTaken ? text.taken : text.free
  return html`<td class="${isTaken ? 'taken' : 'free'}" title="${dayInWords(day, language)}: ${word}">
    <time datetime="${day}" aria-label="${monthDayInWords(day, language)}">${Number(day.slice(8))}</time>
    <small>${word}</small>
  </td>`
}

/** Rows of seven, Monday first. */
function weeksOf(days: readonly string[]): (string | undefined)[][] {
  const cells: (string | undefined)[] = [...Array.from({ length: (weekday(days[0]!) + 6) % 7 }, () => undefined), ...days]
  return Array.from({ length: Math.ceil(cells.length / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_day, place) => cells[week * 7 + place]),
  )
}
