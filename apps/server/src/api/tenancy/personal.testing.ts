import { own, type Row } from './row.testing'

/** The personal centre: everybody reads the own. */
export const personalRows: Record<string, Row> = {
  'GET page/pc/mine/centermenu': own(),
  'GET page/pc/mine/travelbizmanagemeun': own(),
}
