// Made by scripts/text/traditional.mts for whoever imports it.
import { text as en } from './whereabouts.en'
import { text as zhCN } from './whereabouts.zh-CN'
import { text as zhTW } from './whereabouts.zh-TW'

export const ordersWhereaboutsText = { 'zh-CN': zhCN, 'zh-TW': zhTW, en }
