import type { RailSeatClass } from '../../ports/rail-ride'
import { rowLetters } from '@sojourn/domain/products/train/seat-choice'

/** Places of one class in one coach; a coach with two classes has two sections. */
export interface CoachSection {
  /** Two digits, 08. */
  coach: string
  seat: RailSeatClass
  places: number
  /** Of seats with letters: where the rows of the section begin. */
  firstRow: number
}

/** How a train is made up. The same kind of train set is one object, shared by all trains that use it. */
export interface Composition {
  name: string
  /** 复兴号 and its like. */
  fuxing: boolean
  sections: readonly CoachSection[]
  /** Places per class, dearest class first; standing is not among them. */
  places: ReadonlyMap<RailSeatClass, number>
}

/** `9:5+M:28|O:90`: coaches from 01 on, sections joined by +. A coach without places for sale is a dash. */
function composition(name: string, fuxing: boolean, coaches: string): Composition {
  const sections = coaches.split('|').flatMap((coach, index) => {
    let firstRow = 1
    return (coach === '-' ? [] : coach.split('+')).map((part): CoachSection => {
      const [seat = '', count = ''] = part.split(':')
      const section = { coach: String(index + 1).padStart(2, '0'), seat: seat as RailSeatClass, places: Number(count), firstRow }
      firstRow += Math.ceil(section.places / (rowLetters(section.seat).length || section.places))
      return section
    })
  })
  const places = new Map<RailSeatClass, number>()
  for (const seat of dearestFirst) {
    const total = sections.reduce((sum, section) => sum + (section.seat === seat ? section.places : 0), 0)
    if (total > 0) places.set(seat, total)
  }
  return { name, fuxing, sections, places }
}

const dearestFirst: readonly RailSeatClass[] = ['9', 'P', 'D', 'M', 'O', 'S', 'A', '6', 'F', 'I', '4', 'J', '3', '2', '1']

const repeated = (part: string, times: number): string => Array<string>(times).fill(part).join('|')

/** Makers' published seat plans of the common train sets; ordinary trains as they usually run. */
export const compositions = {
  CR400: composition('CR400AF', true, '9:5+M:28|O:90|O:90|O:75|O:63|O:90|O:90|O:40+9:5'),
  CR400x16: composition('CR400AF-A', true, `9:10+D:12|M:60|O:90|O:90|O:90|O:90|O:90|O:76|O:48|${repeated('O:90', 6)}|9:10+M:28`),
  CR300: composition('CR300AF', true, 'M:48+O:10|O:90|O:90|O:77|O:63|O:90|O:90|O:65'),
  CRH380: composition('CRH380A', false, '9:5+M:28|O:85|O:85|O:75|O:63|O:85|O:85|O:40+9:5'),
  CRH380x16: composition('CRH380AL', false, `9:5+M:28|M:56|M:56|O:85|O:85|O:85|O:85|O:71|O:38|${repeated('O:85', 6)}|9:5+M:28`),
  CRH2: composition('CRH2A', false, 'M:51|O:85|O:85|O:71|O:55|O:85|O:85|O:64'),
  CRH6: composition('CRH6A', false, 'O:62|O:70|O:76|O:68|O:68|O:76|O:70|O:67'),
  CRH2E: composition('CRH2E', false, `O:55|${repeated('F:40', 9)}|-|${repeated('F:40', 4)}|O:55`),
  CR200J: composition('CR200J', true, `M:56|${repeated('O:98', 3)}|O:76|${repeated('O:98', 3)}|O:56`),
  CR200Jx18: composition('CR200J', true, `${repeated('O:98', 5)}|O:76|${repeated('J:66', 8)}|-|${repeated('I:40', 2)}|O:56`),
  direct: composition('25T', false, `${repeated('1:98', 4)}|${repeated('3:66', 4)}|-|4:36|4:36|6:20|${repeated('3:66', 6)}`),
  directSleeper: composition('25T', false, `${repeated('4:36', 5)}|6:20|-|${repeated('4:36', 3)}|${repeated('3:66', 8)}`),
  express: composition('25K', false, `${repeated('1:118', 6)}|2:80|-|4:36|4:36|${repeated('3:66', 8)}`),
  fast: composition('25G', false, `${repeated('1:118', 8)}|-|4:36|${repeated('3:66', 8)}`),
  local: composition('25B', false, repeated('1:118', 8)),
} satisfies Record<string, Composition>
export type CompositionName = keyof typeof compositions
