// Made by scripts/text/traditional.mts for whoever imports it.
import { text as en } from './hotel-search.en'
import { text as zhCN } from './hotel-search.zh-CN'
import { text as zhTW } from './hotel-search.zh-TW'

export const hotelSearchText = { 'zh-CN': zhCN, 'zh-TW': zhTW, en }
