/** The trades the composer knows, and `general` for all others. */
export const industries = [
  'bakery',
  'restaurant',
  'cafe',
  'bar',
  'hair-salon',
  'wellness',
  'clinic',
  'fitness',
  'trades',
  'construction',
  'cleaning',
  'auto-repair',
  'shop',
  'florist',
  'lodging',
  'photography',
  'portfolio',
  'music',
  'event',
  'nonprofit',
  'education',
  'professional-services',
  'real-estate',
  'software',
  'general',
] as const

export type Industry = (typeof industries)[number]

/** How a page of a trade is built: trades of one archetype share grammar and copy. */
export const archetypes = [
  'food',
  'appointment',
  'trade',
  'retail',
  'lodging',
  'portfolio',
  'event',
  'organisation',
] as const

export type Archetype = (typeof archetypes)[number]

interface Trade {
  archetype: Archetype
  /** schema.org type for JSON-LD. */
  schemaType: string
}

export const trades: Record<Industry, Trade> = {
  bakery: { archetype: 'food', schemaType: 'Bakery' },
  restaurant: { archetype: 'food', schemaType: 'Restaurant' },
  cafe: { archetype: 'food', schemaType: 'CafeOrCoffeeShop' },
  bar: { archetype: 'food', schemaType: 'BarOrPub' },
  'hair-salon': { archetype: 'appointment', schemaType: 'HairSalon' },
  wellness: { archetype: 'appointment', schemaType: 'HealthAndBeautyBusiness' },
  clinic: { archetype: 'appointment', schemaType: 'MedicalBusiness' },
  fitness: { archetype: 'appointment', schemaType: 'SportsActivityLocation' },
  trades: { archetype: 'trade', schemaType: 'HomeAndConstructionBusiness' },
  construction: { archetype: 'trade', schemaType: 'GeneralContractor' },
  cleaning: { archetype: 'trade', schemaType: 'LocalBusiness' },
  'auto-repair': { archetype: 'trade', schemaType: 'AutoRepair' },
  shop: { archetype: 'retail', schemaType: 'Store' },
  florist: { archetype: 'retail', schemaType: 'Florist' },
  lodging: { archetype: 'lodging', schemaType: 'LodgingBusiness' },
  photography: { archetype: 'portfolio', schemaType: 'ProfessionalService' },
  portfolio: { archetype: 'portfolio', schemaType: 'ProfessionalService' },
  music: { archetype: 'portfolio', schemaType: 'MusicGroup' },
  event: { archetype: 'event', schemaType: 'Event' },
  nonprofit: { archetype: 'organisation', schemaType: 'NGO' },
  education: { archetype: 'organisation', schemaType: 'EducationalOrganization' },
  'professional-services': { archetype: 'organisation', schemaType: 'ProfessionalService' },
  'real-estate': { archetype: 'organisation', schemaType: 'RealEstateAgent' },
  software: { archetype: 'organisation', schemaType: 'Organization' },
  general: { archetype: 'organisation', schemaType: 'LocalBusiness' },
}
