import budgetColorful from '@appling/pictures/garden/budget-colorful.svg';
import budgetDarkMode from '@appling/pictures/garden/budget-dark-mode.svg';
import budgetElegant from '@appling/pictures/garden/budget-elegant.svg';
import budgetMinimal from '@appling/pictures/garden/budget-minimal.svg';
import budgetPlayful from '@appling/pictures/garden/budget-playful.svg';
import budgetProfessional from '@appling/pictures/garden/budget-professional.svg';
import fitnessColorful from '@appling/pictures/garden/fitness-colorful.svg';
import fitnessDarkMode from '@appling/pictures/garden/fitness-dark-mode.svg';
import fitnessElegant from '@appling/pictures/garden/fitness-elegant.svg';
import fitnessMinimal from '@appling/pictures/garden/fitness-minimal.svg';
import fitnessPlayful from '@appling/pictures/garden/fitness-playful.svg';
import fitnessProfessional from '@appling/pictures/garden/fitness-professional.svg';
import habitColorful from '@appling/pictures/garden/habit-colorful.svg';
import habitDarkMode from '@appling/pictures/garden/habit-dark-mode.svg';
import habitElegant from '@appling/pictures/garden/habit-elegant.svg';
import habitMinimal from '@appling/pictures/garden/habit-minimal.svg';
import habitPlayful from '@appling/pictures/garden/habit-playful.svg';
import habitProfessional from '@appling/pictures/garden/habit-professional.svg';
import journalColorful from '@appling/pictures/garden/journal-colorful.svg';
import journalDarkMode from '@appling/pictures/garden/journal-dark-mode.svg';
import journalElegant from '@appling/pictures/garden/journal-elegant.svg';
import journalMinimal from '@appling/pictures/garden/journal-minimal.svg';
import journalPlayful from '@appling/pictures/garden/journal-playful.svg';
import journalProfessional from '@appling/pictures/garden/journal-professional.svg';
import moodBoardColorful from '@appling/pictures/garden/mood-board-colorful.svg';
import moodBoardDarkMode from '@appling/pictures/garden/mood-board-dark-mode.svg';
import moodBoardElegant from '@appling/pictures/garden/mood-board-elegant.svg';
import moodBoardMinimal from '@appling/pictures/garden/mood-board-minimal.svg';
import moodBoardPlayful from '@appling/pictures/garden/mood-board-playful.svg';
import moodBoardProfessional from '@appling/pictures/garden/mood-board-professional.svg';
import studyColorful from '@appling/pictures/garden/study-colorful.svg';
import studyDarkMode from '@appling/pictures/garden/study-dark-mode.svg';
import studyElegant from '@appling/pictures/garden/study-elegant.svg';
import studyMinimal from '@appling/pictures/garden/study-minimal.svg';
import studyPlayful from '@appling/pictures/garden/study-playful.svg';
import studyProfessional from '@appling/pictures/garden/study-professional.svg';

/** Image addresses by style, in the order of the plots. Importing them loads no image. */
export const pictures: Record<string, readonly string[]> = {
  Minimal: [
    journalMinimal,
    habitMinimal,
    studyMinimal,
    moodBoardMinimal,
    budgetMinimal,
    fitnessMinimal,
  ],
  'Dark Mode': [
    journalDarkMode,
    habitDarkMode,
    studyDarkMode,
    moodBoardDarkMode,
    budgetDarkMode,
    fitnessDarkMode,
  ],
  Colorful: [
    journalColorful,
    habitColorful,
    studyColorful,
    moodBoardColorful,
    budgetColorful,
    fitnessColorful,
  ],
  Professional: [
    journalProfessional,
    habitProfessional,
    studyProfessional,
    moodBoardProfessional,
    budgetProfessional,
    fitnessProfessional,
  ],
  Playful: [
    journalPlayful,
    habitPlayful,
    studyPlayful,
    moodBoardPlayful,
    budgetPlayful,
    fitnessPlayful,
  ],
  Elegant: [
    journalElegant,
    habitElegant,
    studyElegant,
    moodBoardElegant,
    budgetElegant,
    fitnessElegant,
  ],
};
