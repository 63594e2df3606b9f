/** English names of mainland cities that are not simply their pinyin. */
export const englishCities: Record<string, string> = {
  呼和浩特: 'Hohhot', 乌鲁木齐: 'Urumqi', 哈尔滨: 'Harbin', 拉萨: 'Lhasa', 齐齐哈尔: 'Qiqihar', 鄂尔多斯: 'Ordos',
  呼伦贝尔: 'Hulunbuir', 乌兰浩特: 'Ulanhot', 乌兰察布: 'Ulanqab', 巴彦淖尔: 'Bayannur', 锡林浩特: 'Xilinhot',
  二连浩特: 'Erenhot', 霍林郭勒: 'Holingol', 阿尔山: 'Arxan', 满洲里: 'Manzhouli', 扎兰屯: 'Zhalantun',
  阿拉善左旗: 'Alxa Left Banner', 阿拉善右旗: 'Alxa Right Banner', 额济纳旗: 'Ejin Banner', 加格达奇: 'Jiagedaqi',
  新巴尔虎右旗: 'New Barag Right Banner', 喀什: 'Kashgar', 和田: 'Hotan', 阿克苏: 'Aksu', 库尔勒: 'Korla', 库车: 'Kuqa',
  克拉玛依: 'Karamay', 吐鲁番: 'Turpan', 阿勒泰: 'Altay', 塔城: 'Tacheng', 博乐: 'Bole', 布尔津: 'Burqin', 富蕴: 'Fuyun',
  且末: 'Qiemo', 若羌: 'Ruoqiang', 莎车: 'Yarkant', 于田: 'Yutian', 图木舒克: 'Tumxuk', 塔什库尔干: 'Tashkurgan',
  阿拉尔: 'Aral', 和静: 'Hejing', 日喀则: 'Shigatse', 昌都: 'Qamdo', 林芝: 'Nyingchi', 阿里: 'Ngari', 山南: 'Shannan',
  格尔木: 'Golmud', 德令哈: 'Delingha', 果洛: 'Golog', 玉树: 'Yushu', 阿坝: 'Aba', 甘孜: 'Garze', 香格里拉: 'Shangri-La',
  西双版纳: 'Xishuangbanna', 九寨沟: 'Jiuzhaigou', 五大连池: 'Wudalianchi', 吕梁: 'Lüliang', 乌海: 'Wuhai', 哈密: 'Hami',
  伊宁: 'Yining', 昭苏: 'Zhaosu', 新源: 'Xinyuan', 奇台: 'Qitai', 石河子: 'Shihezi', 夏河: 'Xiahe', 宁蒗: 'Ninglang',
}

/** English airport names that OurAirports has not caught up with. */
export const englishAirports: Record<string, string> = {
  URC: 'Urumqi Tianshan International Airport', DAX: 'Dazhou Heshi Airport', HMI: 'Hami Yizhou Airport',
  APJ: 'Ngari Pulan Airport', HTN: 'Hotan Kungang Airport', KHG: 'Kashgar Laining International Airport', QSZ: 'Yarkant Airport',
  RKZ: 'Shigatse Peace Airport', DDR: 'Shigatse Tingri Airport', WXN: 'Chongqing Wanzhou Airport',
  TXN: 'Huangshan Tunxi International Airport', YCU: 'Yuncheng Yanhu International Airport',
  JNZ: 'Jinzhou Jinzhouwan International Airport', YTY: 'Yangzhou Taizhou International Airport',
  AEB: 'Baise Bama Airport', JGD: "Daxing'anling Elunchun Airport", JGN: 'Jiayuguan Jiuquan Airport',
  NBS: 'Changbaishan Airport', AHJ: 'Aba Hongyuan Airport', KRY: 'Karamay Guhai Airport', HQL: 'Tashkurgan Khunjerab Airport',
  HTT: 'Haixi Huatugou Airport', HXD: 'Haixi Delingha Airport', CHG: 'Chaoyang Airport', HDG: 'Handan Airport',
}

/** Short names where taking the city off the full name does not give what people say. */
export const shortNames: Record<string, string> = {
  HTT: '花土沟', HXD: '德令哈', WUX: '硕放', SWA: '潮汕', LUM: '芒市', DIG: '香格里拉', KJI: '喀纳斯', JGD: '鄂伦春',
  CQW: '仙女山', WXN: '万州', WSK: '巫山', JIQ: '武陵山', CNI: '长海', NBS: '长白山', KJH: '黄平', NGQ: '昆莎', APJ: '普兰',
  YTY: '扬泰', GXH: '夏河', HBQ: '祁连', KGT: '康定', GZG: '格萨尔', WUS: '武夷山', JGN: '嘉峪关', HLD: '海拉尔',
}

export const hotCities =
  '北京 上海 广州 深圳 成都 杭州 重庆 西安 武汉 南京 昆明 厦门 长沙 青岛 三亚 海口 天津 郑州 大连 沈阳 哈尔滨 乌鲁木齐 济南 贵阳'.split(' ')

/** Other words by which people look for a city: districts, former names, the seat of a prefecture. */
export const aliases: Record<string, string[]> = {
  XIY: ['SIA'], SWA: ['潮汕'], DIG: ['迪庆'], WUS: ['南平'], KJH: ['黔东南'], DXJ: ['吉首'],
  JHG: ['景洪', '版纳'], SYM: ['思茅'], LUM: ['德宏'], HXD: ['海西'], HLD: ['海拉尔'], JGD: ['大兴安岭'], NBS: ['长白山'],
  TXN: ['屯溪'], XFN: ['襄樊'], HTT: ['花土沟', '海西'], JZH: ['黄龙'],
  KJI: ['喀纳斯'], BPL: ['博尔塔拉', '阿拉山口'], KRL: ['巴音郭楞'], KHG: ['喀什噶尔'],
  LZY: ['米林'], BPX: ['邦达'], NGQ: ['狮泉河', '普兰'], UYN: ['榆阳'], ENH: ['鄂西'], ACX: ['黔西南'], LLB: ['黔南'],
  WNH: ['普者黑'], NLH: ['泸沽湖'], LJG: ['泸沽湖'], GXH: ['甘南'], HBQ: ['海北'], GMQ: ['玛沁'], XIL: ['锡林郭勒'],
  HLH: ['兴安盟'], JJN: ['晋江', '石狮'], HYN: ['路桥', '黄岩', '椒江'],
  BAR: ['博鳌'], FOC: ['榕城'], CAN: ['羊城'], CTU: ['蓉城'], WXN: ['万县'], DYG: ['大庸'],
}

/** Terminals in passenger use, by our own knowledge of late 2025; none listed where there is one building or we do not know. */
export const terminals: Record<string, string> = {
  PEK: 'T2 T3', SHA: 'T1 T2', PVG: 'T1 T2', CAN: 'T1 T2 T3', SZX: 'T3', CTU: 'T1 T2', TFU: 'T1 T2', XIY: 'T2 T3 T5', CKG: 'T2 T3',
  HGH: 'T3 T4', WUH: 'T2 T3', CSX: 'T1 T2', NKG: 'T1 T2', XMN: 'T3 T4', CGO: 'T2', HAK: 'T1 T2', SYX: 'T1 T2', TSN: 'T1 T2',
  SHE: 'T3', HRB: 'T1 T2', URC: 'T3 T4', KWE: 'T2 T3', NNG: 'T2', FOC: 'T1', KWL: 'T2', LHW: 'T3', INC: 'T3', XNN: 'T3', HET: 'T1',
  TYN: 'T1 T2', SJW: 'T1 T2', TNA: 'T1', HFE: 'T1', KHN: 'T2', NGB: 'T1 T2', WNZ: 'T2', WUX: 'T1 T2', CGQ: 'T2', JJN: 'T2', LXA: 'T3',
  KMG: 'T1', MIG: 'T2', LYG: 'T1', HKG: 'T1', SIN: 'T1 T2 T3 T4', ICN: 'T1 T2', NRT: 'T1 T2 T3', HND: 'T1 T2 T3', KIX: 'T1 T2',
  TPE: 'T1 T2', LHR: 'T2 T3 T4 T5', CDG: 'T1 T2 T3', DXB: 'T1 T2 T3', JFK: 'T1 T4 T5 T7 T8', KUL: 'T1 T2', MNL: 'T1 T2 T3',
  CGK: 'T1 T2 T3', FRA: 'T1 T2 T3', HAN: 'T1 T2', SGN: 'T1 T2 T3', LAX: 'T1 T2 T3 T4 T5 T6 T7 T8 TB', SYD: 'T1 T2 T3', MEL: 'T1 T2 T3 T4',
}
