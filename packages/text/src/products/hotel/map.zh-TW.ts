// Made from map.zh-CN.ts by scripts/text/traditional.mts; change that file or the glossary.
import type { text as source } from './map.zh-CN'

export const text: typeof source = {
  map: '地圖',
  label: (p: { count: number }) => `飯店地圖，${p.count} 家飯店`,
  keys: '方向鍵移動地圖，加號和減號縮放，0 顯示全部飯店。飯店也都在旁邊的列表中。',
  nearer: '放大',
  farther: '縮小',
  all: '顯示全部飯店',
  distance: (p: { metres: number }) => (p.metres < 1000 ? `${p.metres}米` : `${p.metres / 1000}公里`),
  full: '滿房',
  searchHere: '搜尋此區域',
  wholeCity: '檢視全城',
}
