import type { Country } from '@redress/domain/people/countries.ts'
import type { Draws } from './draws.ts'

/** Names of people and companies in one country: a few frequent ones, and syllables for the rare ones. */
interface Region {
  readonly country: Country
  readonly jurisdiction: string
  readonly cities: readonly string[]
  readonly firstNames: readonly string[]
  readonly lastNames: readonly string[]
  readonly beginnings: readonly string[]
  readonly ends: readonly string[]
  readonly trades: readonly string[]
  readonly forms: readonly string[]
}

const words = (text: string): readonly string[] => text.split(' ')

/** Most frequent first. */
const regions: readonly Region[] = [
  {
    country: 'DE',
    jurisdiction: 'Germany',
    cities: words('Berlin München Hamburg Köln Frankfurt Stuttgart Düsseldorf Leipzig Nürnberg Görlitz'),
    firstNames: words('Anna Thomas Sabine Michael Jürgen Ursula Lukas Käthe Björn Heike Matthias Zoë'),
    lastNames: words('Müller Schmidt Schneider Fischer Weber Meyer Wagner Becker Schulz Hoffmann Groß Jäger'),
    beginnings: words('Alten Brunn Dörr Eichen Falken Grün Hohen Kessel Linden Mühl Nieder Rosen Stein Wald Zeil'),
    ends: words('bach berg burger dorfer feld hauser huber mann meier roth stedt thaler weg'),
    trades: words('Bau Logistik Immobilien Handel Software Versicherung Reisen Möbel Energie Gruppe'),
    forms: words('GmbH AG KG UG e.V.'),
  },
  {
    country: 'US',
    jurisdiction: 'United States, California',
    cities: ['Los Angeles', 'San Francisco', 'San Diego', 'Oakland', 'Sacramento', 'Fresno'],
    firstNames: words('James Mary John Patricia Robert Jennifer Michael Linda Ann Tyrone Guadalupe'),
    lastNames: words("Smith Johnson Williams Brown Jones Garcia Miller Davis O'Brien Nguyen McAllister"),
    beginnings: words('Ash Black Brook Clay Fair Green Hart King Lock Mill North Pem Red Stan Whit'),
    ends: words('bourne brook croft field ford ham ley man more son stead ton well wood worth'),
    trades: words('Holdings Group Services Insurance Motors Realty Foods Systems Media Partners'),
    forms: words('Inc. LLC Corp. Ltd'),
  },
  {
    country: 'AT',
    jurisdiction: 'Austria',
    cities: words('Wien Graz Linz Salzburg Innsbruck Klagenfurt Villach'),
    firstNames: words('Maria Franz Johann Elisabeth Andreas Žofie Christine Günther'),
    lastNames: words('Gruber Huber Bauer Wagner Müller Pichler Steiner Moser Nováková'),
    beginnings: words('Ober Unter Hinter Kirch Stadl Wies Hof Brand Edel'),
    ends: words('gruber hofer leitner lechner maier reiter eder egger'),
    trades: words('Bau Tourismus Handel Beratung Transporte Gruppe'),
    forms: words('GmbH AG OG'),
  },
  {
    country: 'FR',
    jurisdiction: 'France, Île-de-France',
    cities: words('Paris Lyon Marseille Nantes Montpellier Saint-Étienne Orléans'),
    firstNames: words('Amélie Jean François Chloé Benoît Hélène Noël Thérèse'),
    lastNames: words('Martin Bernard Dubois Lefèvre Moreau Gauthier Béranger'),
    beginnings: words('Beau Chaume Dela Font Mont Pré Ville Roche Saint'),
    ends: words('mont champs court font lieu pierre rieux ville'),
    trades: words('Assurances Conseil Distribution Immobilier Énergie Groupe'),
    forms: words('SARL SA SAS'),
  },
  {
    country: 'ES',
    jurisdiction: 'Spain, Andalucía',
    cities: words('Córdoba Sevilla Málaga Cádiz Jaén'),
    firstNames: words('José María Antonio Ángela Íñigo Begoña'),
    lastNames: words('García González Rodríguez Fernández López Núñez'),
    beginnings: words('Alca Bena Caste Guada Villa Torre'),
    ends: words('mora lejo luz rubia nueva molinos'),
    trades: words('Construcciones Transportes Inversiones Grupo'),
    forms: words('S.L. S.A.'),
  },
  {
    country: 'PL',
    jurisdiction: 'Poland',
    cities: words('Kraków Łódź Gdańsk Wrocław Warszawa'),
    firstNames: words('Małgorzata Łukasz Zbigniew Agnieszka'),
    lastNames: words('Kowalski Nowak Wiśniewski Dąbrowska Wójcik'),
    beginnings: words('Brzo Krze Prze Szcze Wój Żół'),
    ends: words('chowski decka kiewicz nowski zowski'),
    trades: words('Budownictwo Transport Usługi Grupa'),
    forms: ['Sp. z o.o.', 'S.A.'],
  },
  {
    country: 'BG',
    jurisdiction: 'България',
    cities: words('София Пловдив Варна'),
    firstNames: words('Иван Мария Георги Елена Димитър'),
    lastNames: words('Иванов Петрова Георгиев Димитрова Николов'),
    beginnings: words('Бело Злато Кара Добро Стоян'),
    ends: words('гласов зарев иванов менов чев'),
    trades: words('Строй Телеком Транс Груп'),
    forms: words('ООД ЕООД АД'),
  },
  {
    country: 'GR',
    jurisdiction: 'Ελλάδα',
    cities: words('Αθήνα Θεσσαλονίκη Πάτρα'),
    firstNames: words('Γιώργος Μαρία Δημήτρης Ελένη'),
    lastNames: words('Παπαδόπουλος Οικονόμου Γεωργίου Νικολαΐδης'),
    beginnings: words('Παπα Χατζη Καρα Θεο'),
    ends: words('γιάννης δάκης λόπουλος μανώλης'),
    trades: words('Κατασκευές Ναυτιλία Όμιλος'),
    forms: words('Α.Ε. ΕΠΕ'),
  },
  {
    country: 'TR',
    jurisdiction: 'Türkiye',
    cities: words('İstanbul Ankara İzmir Diyarbakır'),
    firstNames: words('Ayşe Mehmet Işıl Çağla Ömer'),
    lastNames: words('Yılmaz Kaya Demir Şahin Çelik'),
    beginnings: words('Ak Kara Öz Taş Gül'),
    ends: words('bulut dağ oğlu soy tekin'),
    trades: words('İnşaat Turizm Tekstil Grup'),
    forms: words('A.Ş. Ltd'),
  },
  {
    country: 'CN',
    jurisdiction: '中国',
    cities: words('北京 上海 深圳 广州'),
    firstNames: words('伟 芳 娜 秀英 敏 静'),
    lastNames: words('王 李 张 刘 陈 杨'),
    beginnings: words('华 中 恒 金 天 龙'),
    ends: words('信 达 瑞 泰 盛 源'),
    trades: words('科技 贸易 建设 集团'),
    forms: words('有限公司 股份有限公司'),
  },
  {
    country: 'AE',
    jurisdiction: 'الإمارات',
    cities: words('دبي أبوظبي الشارقة'),
    firstNames: words('محمد فاطمة أحمد عائشة'),
    lastNames: words('الهاشمي المنصوري النعيمي الشامسي'),
    beginnings: words('بن أبو آل عبد'),
    ends: words('الله الرحمن الكريم النور'),
    trades: words('النور للتجارة للمقاولات القابضة'),
    forms: words('ذ.م.م ش.م.ع'),
  },
  {
    country: 'IN',
    jurisdiction: 'भारत',
    cities: words('मुंबई दिल्ली पुणे'),
    firstNames: words('राहुल प्रिया अमित सुनीता'),
    lastNames: words('शर्मा वर्मा गुप्ता पटेल'),
    beginnings: words('राम देव हरि शिव'),
    ends: words('नाथ दास पाल कर'),
    trades: words('भारती उद्योग निर्माण समूह'),
    forms: words('लिमिटेड'),
  },
]

export interface Person {
  readonly firstName: string
  readonly lastName: string
  readonly country: Country
}

export interface Company {
  readonly legalName: string
  readonly country: Country
}

export const drawRegion = (draws: Draws): Region => draws.skewed(regions, 2)

export function drawPerson(draws: Draws): Person {
  const region = drawRegion(draws)
  const compound = () => draws.of(region.beginnings) + draws.of(region.ends)
  return {
    firstName: draws.skewed(region.firstNames, 2),
    lastName: draws.isTrue(0.6)
      ? draws.skewed(region.lastNames, 2)
      : draws.isTrue(0.2)
        ? `${compound()}-${compound()}`
        : compound(),
    country: region.country,
  }
}

/** Most company names are rare: two made-up parts and a trade. */
export function drawCompany(draws: Draws): Company {
  const region = drawRegion(draws)
  const own = draws.isTrue(0.3)
    ? `${draws.skewed(region.lastNames, 2)} & ${draws.of(region.lastNames)}`
    : `${draws.of(region.beginnings)}${draws.of(region.ends)} ${draws.of(region.beginnings)}${draws.of(region.ends)}`
  return {
    legalName: `${own} ${draws.skewed(region.trades, 2)} ${draws.skewed(region.forms, 2)}`,
    country: region.country,
  }
}

export const positions = [
  'CEO',
  'Geschäftsführer',
  'Chief Counsel',
  'Head of Sales',
  'Directrice',
  'Бухгалтер',
] as const
