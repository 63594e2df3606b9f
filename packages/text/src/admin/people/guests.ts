// Made by scripts/text/traditional.mts for whoever imports it.
import { text as en } from './guests.en'
import { text as zhCN } from './guests.zh-CN'
import { text as zhTW } from './guests.zh-TW'

export const peopleGuestsText = { 'zh-CN': zhCN, 'zh-TW': zhTW, en }
