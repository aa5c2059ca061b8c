/** A title whose lines never begin with the dot between its parts: "Kiln & Clay · Bristol". */
export function withoutLeadingDots(title: string): string {
  return title.replaceAll(' · ', '\u00a0· ')
}
