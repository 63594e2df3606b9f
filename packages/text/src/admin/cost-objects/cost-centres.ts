// Made by scripts/text/traditional.mts for whoever imports it.
import { text as en } from './cost-centres.en'
import { text as zhCN } from './cost-centres.zh-CN'
import { text as zhTW } from './cost-centres.zh-TW'

export const costObjectsCostCentresText = { 'zh-CN': zhCN, 'zh-TW': zhTW, en }
